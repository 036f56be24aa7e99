import { paint } from 'frontend-shared/illustrations/palette';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { DreamerScene } from './dreamer-scene';

const fruit = [
  [34, 92],
  [50, 84],
  [64, 96],
  [46, 104],
  [80, 86],
  [26, 110],
  [60, 116],
  [82, 106],
  [38, 122],
  [72, 124],
] as const;

/** A crate of litchis: slats with the fruit heaped on top. */
function Crate({ x, y }: { x: number; y: number }) {
  const heap = [
    [8, -30],
    [18, -34],
    [28, -36],
    [38, -34],
    [48, -30],
    [14, -27],
    [24, -29],
    [34, -29],
    [43, -27],
  ] as const;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g fill={paint.chilli}>
        {heap.map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="5.4" />
        ))}
      </g>
      <path d="M0-27H56V0H0z" fill={paint.jute} />
      <path d="M0-18H56M0-9H56M8-27V0M48-27V0" stroke={paint.juteShade} strokeWidth="2.4" />
    </g>
  );
}

/** A litchi grower under the tree with three days' worth of crates. */
export function LitchiGrower() {
  return (
    <DreamerScene roof="tanks" sky={paint.sky} wall={paint.skyPale}>
      <path d="M50 240V120H60V240zM58 176L78 146 82 150 60 196z" fill={paint.brickDark} />
      <path
        d="M-6 118Q-10 82 22 74Q36 52 64 62Q98 56 102 92Q116 122 88 134Q56 148 30 138Q2 142-6 118z"
        fill={paint.leafLight}
      />
      <path d="M-6 118Q-10 82 22 74Q36 52 60 61Q80 84 70 112Q56 140 30 138Q2 142-6 118z" fill={paint.leaf} />
      <g fill={paint.chilli}>
        {fruit.map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="4.6" />
        ))}
      </g>
      <Person
        x={132}
        y={238}
        size={1.5}
        outfit="kurta"
        head="turban"
        skin="deep"
        cloth={paint.lime}
        accent={paint.haldi}
        trousers={paint.lime}
        left="down"
        right="low"
      />
      <Crate x={168} y={240} />
      <Crate x={228} y={240} />
      <Crate x={198} y={206} />
    </DreamerScene>
  );
}
