import { paint } from '../palette';
import { Heap } from '../parts/goods';
import { SectorScene } from './sector-scene';

const chillies = [
  'M98 66q8-6 18-2',
  'M120 50q9-4 16 4',
  'M108 44q2-8 10-10',
  'M132 70q9-5 17 0',
  'M114 72q8-4 16-1',
];

/** Agriculture and food: an open sack of red chillies, turmeric beside it. */
export function Food() {
  return (
    <SectorScene field={paint.haldiTint}>
      <Heap x={48} y={156} width={74} colour={paint.haldi} grain={paint.haldiShade} />
      <Heap x={200} y={156} width={64} colour={paint.leafLight} grain={paint.leaf} />
      <path d="M84 80Q92 24 122 24T158 80z" fill={paint.chilli} />
      <path d={chillies.join('')} fill="none" stroke="#8F1620" strokeWidth="4" strokeLinecap="round" />
      <path d="M82 78H158Q178 116 162 158Q120 163 78 158Q62 116 82 78z" fill={paint.jute} />
      <path d="M146 78H158Q178 116 162 158L148 159.6Q160 118 146 78z" fill={paint.juteShade} />
      <rect x="74" y="70" width="92" height="15" rx="7.5" fill="#E6CDA3" />
      <path d="M88 78H152" stroke={paint.juteShade} strokeWidth="2.4" strokeDasharray="7 6" />
      <rect x="98" y="106" width="40" height="32" rx="3" fill={paint.lime} />
      <path d="M106 128Q112 112 128 114Q126 128 106 128z" fill={paint.chilli} />
      <path d="M128 114l4-4" stroke={paint.leaf} strokeWidth="4" strokeLinecap="round" />
    </SectorScene>
  );
}
