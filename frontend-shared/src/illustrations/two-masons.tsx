import { paint } from './palette';
import { BrickStack } from './parts/goods';
import { Person } from './parts/person';
import { type PictureProps, Scene } from './scene';

/** Two masons on the top course of a wall, with bricks and mortar for the next one. */
export function TwoMasons(picture: PictureProps) {
  return (
    <Scene width={280} height={128} {...picture}>
      <Person
        x={66}
        y={128}
        size={1.7}
        outfit="work"
        head="helmet"
        skin="deep"
        cloth={paint.leaf}
        trousers={paint.ink}
        left="low"
        right="out"
      />
      <path d="M14 92l22 4-6 14z" fill={paint.steelDark} />
      <Person
        x={178}
        y={128}
        size={1.7}
        outfit="sari"
        head="scarf"
        skin="brown"
        cloth={paint.neel}
        accent={paint.haldi}
        left="out"
        right="down"
      />
      <path d="M104 54h38v16h-38z" fill={paint.brick} />
      <path d="M132 54h10v16h-10z" fill={paint.brickShade} />
      <BrickStack x={214} y={128} rows={4} columns={4} />
      <path d="M6 128L0 112H38L32 128z" fill={paint.steel} />
      <path d="M32 128l6-16h-8l-5 16z" fill={paint.steelShade} />
    </Scene>
  );
}
