import { paint } from 'frontend-shared/illustrations/palette';
import { Scene } from 'frontend-shared/illustrations/scene';

interface SpiceTinProps {
  /** Number of bowls in the tin: one per variety of the pack. */
  bowls: number;
  className?: string;
}

interface Ring {
  bowls: number;
  radius: number;
}

/** Ground spices: turmeric, coriander, chilli, clove, cardamom and more. */
const spices = [
  paint.haldi,
  paint.leaf,
  paint.brick,
  '#D9722A',
  '#7A4A2B',
  paint.leafLight,
  '#E9D6A6',
  paint.haldiShade,
  paint.brickDark,
  '#CF7A2C',
];
const middle = 80;

/** The bowls in rings around the middle: the outer ring holds as many as fit, the inner ones the rest. */
function ringsFor(bowls: number): Ring[] {
  if (bowls <= 10)
    return [
      { bowls: bowls - 1, radius: 49 },
      { bowls: 1, radius: 0 },
    ];
  if (bowls <= 15)
    return [
      { bowls: 10, radius: 51 },
      { bowls: bowls - 10, radius: 23 },
    ];
  return [
    { bowls: 12, radius: 53 },
    { bowls: bowls - 13, radius: 28 },
    { bowls: 1, radius: 0 },
  ];
}

/** A round spice tin seen from above; decorative, since the text beside it names the contents. */
export function SpiceTin({ bowls, className }: SpiceTinProps) {
  const rings = ringsFor(bowls);
  const size = bowls <= 10 ? 14 : bowls <= 15 ? 12.5 : 10.5;
  return (
    <Scene width={160} height={160} {...(className && { className })}>
      <circle cx={middle} cy={middle} r="77" fill={paint.steel} stroke={paint.ink} strokeWidth="3.5" />
      <circle cx={middle} cy={middle} r="70" fill={paint.steelDark} />
      <g stroke={paint.paper} strokeWidth="2.6">
        {rings.flatMap(({ bowls: count, radius }, ring) =>
          Array.from({ length: count }, (_, index) => {
            const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
            return (
              <circle
                key={`${radius}-${angle}`}
                cx={round(middle + radius * Math.cos(angle))}
                cy={round(middle + radius * Math.sin(angle))}
                r={size}
                fill={radius === 0 ? paint.chilli : spices[(index + ring * 3) % spices.length]}
              />
            );
          }),
        )}
      </g>
    </Scene>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
