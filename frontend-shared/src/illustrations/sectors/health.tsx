import { paint } from '../palette';
import { SectorScene } from './sector-scene';

const tablets = [76, 98, 120, 142];

/** Healthcare: a medicine bottle and a strip of tablets. */
export function Health() {
  return (
    <SectorScene field={paint.pista}>
      <rect x="62" y="28" width="44" height="26" rx="3" fill={paint.lime} />
      <path d="M94 28h9q3 0 3 3v20q0 3-3 3h-9z" fill={paint.limeShade} />
      <path d="M70 34V48M78 34V48M86 34V48" stroke={paint.edge} strokeWidth="2.2" />
      <path d="M68 54H100V64Q116 68 116 84V158H52V84Q52 68 68 64z" fill={paint.brick} />
      <path d="M92 54h8v10q16 4 16 20v74h-14V84Q102 68 92 64z" fill={paint.brickShade} />
      <rect x="52" y="92" width="64" height="46" fill={paint.lime} />
      <rect x="102" y="92" width="14" height="46" fill={paint.limeShade} />
      <path d="M71 100h12v9h9v12h-9v9H71v-9h-9v-12h9z" fill={paint.leaf} />
      <rect x="136" y="58" width="62" height="100" rx="6" fill={paint.steel} />
      <path d="M184 58h8q6 0 6 6v88q0 6-6 6h-8z" fill={paint.steelShade} />
      {tablets.map((y, row) => (
        <g key={y}>
          <rect x="144" y={y - 7} width="17" height="14" rx="7" fill={row % 2 ? paint.lime : paint.chilli} />
          <rect x="168" y={y - 7} width="17" height="14" rx="7" fill={row % 2 ? paint.chilli : paint.lime} />
        </g>
      ))}
      <path d="M136 109H198" stroke={paint.steelDark} strokeWidth="2" strokeDasharray="5 4" />
    </SectorScene>
  );
}
