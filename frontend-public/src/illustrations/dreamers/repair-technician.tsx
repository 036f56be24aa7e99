import { paint } from 'frontend-shared/illustrations/palette';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { DreamerScene } from './dreamer-scene';

/** A repair technician at the bench: a fan on its stand, an open motor, lit bulbs. */
export function RepairTechnician() {
  return (
    <DreamerScene roof="vaults" sky={paint.neelTint} wall={paint.neelPale}>
      <path d="M182 74V92M212 62V100M242 74V92" stroke={paint.ink} strokeWidth="2.2" />
      {[
        [182, 98],
        [212, 106],
        [242, 98],
      ].map(([cx, cy]) => (
        <g key={cx} transform={`translate(${cx} ${cy})`}>
          <path d="M-4-8h8v8h-8z" fill={paint.steelDark} />
          <circle cy="6" r="9" fill={paint.haldi} />
          <path d="M0-3A9 9 0 0 1 0 15 14 14 0 0 0 0-3z" fill={paint.haldiShade} />
        </g>
      ))}
      <path d="M44 240V176" stroke={paint.steelDark} strokeWidth="6" />
      <path d="M26 242H62V236H26z" fill={paint.ink} />
      <circle cx="44" cy="156" r="26" fill={paint.skyPale} stroke={paint.ink} strokeWidth="2.4" />
      <path
        d="M44 156Q36 140 44 132Q56 140 44 156zM44 156Q62 154 66 164Q56 176 44 156zM44 156Q32 170 22 162Q26 150 44 156z"
        fill={paint.leaf}
      />
      <circle cx="44" cy="156" r="5" fill={paint.ink} />
      <Person
        x={112}
        y={238}
        size={1.5}
        outfit="work"
        head="short"
        skin="brown"
        cloth={paint.brick}
        trousers={paint.ink}
        apron={paint.ink}
        left="down"
        right="low"
      />
      <path d="M156 240V194M278 240V194" stroke={paint.brickDark} strokeWidth="6" />
      <rect x="144" y="188" width="146" height="8" fill={paint.ink} />
      <path d="M140 190l14-12 3 4-13 12z" fill={paint.haldi} />
      <rect x="182" y="160" width="52" height="28" rx="4" fill={paint.steel} />
      <path d="M222 160h8q4 0 4 4v20q0 4-4 4h-8z" fill={paint.steelShade} />
      <circle cx="200" cy="174" r="9" fill={paint.haldiShade} />
      <circle cx="200" cy="174" r="4" fill={paint.ink} />
      <path d="M246 188v-14h28v14z" fill={paint.chilli} />
      <path d="M250 174q0-8 10-8t10 8" fill="none" stroke={paint.ink} strokeWidth="3" />
    </DreamerScene>
  );
}
