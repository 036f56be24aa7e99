import { paint } from '../palette';
import { Brickwork, Wall } from '../parts/masonry';
import { Window } from '../parts/openings';

const spokes = [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => (degrees * Math.PI) / 180);

function point(radius: number, angle: number): string {
  return `${(78 - 26 + radius * Math.cos(angle)).toFixed(1)} ${(-44 + radius * Math.sin(angle)).toFixed(1)}`;
}

/** A silo with ruled bands and a painted dome. */
function Silo({ x, top }: { x: number; top: number }) {
  const bands = [0.25, 0.5, 0.75].map((share) => `M${x} ${(top + (-24 - top) * share).toFixed(0)}h62`);
  return (
    <>
      <path d={`M${x - 3} ${top + 2}Q${x + 31} ${top - 36} ${x + 65} ${top + 2}z`} fill={paint.neel} />
      <rect x={x} y={top} width="62" height={-top} fill={paint.lime} />
      <rect x={x + 43} y={top} width="19" height={-top} fill="#CBD2DA" />
      <path d={bands.join('')} stroke={paint.steelDark} strokeWidth="1.8" />
      <Brickwork x={x} y={-24} width={62} height={24} />
    </>
  );
}

/** Flour mill with a millstone in the arch and two silos: 312 wide, 212 tall, standing on y 0. */
export function FlourMill() {
  return (
    <>
      <Silo x={184} top={-186} />
      <Silo x={252} top={-160} />
      <path d="M142-206L158-186H126z" fill={paint.ink} transform="translate(16 0)" />
      <path d="M144-186H174V-122H144zM174-164H208V-156H174z" fill={paint.steel} />
      <path d="M164-186H174V-122H164z" fill={paint.steelShade} />
      <Wall x={0} y={-128} width={166} height={128} dado={38} plaster={paint.plaster} shade="#E8D19A" />
      <path d="M-8-124L83-178 174-124z" fill={paint.brick} />
      <circle cx="83" cy="-146" r="11" fill={paint.haldiTint} />
      <path d="M83-157V-135M72-146H94" stroke={paint.ink} strokeWidth="2.2" />
      <path d="M16 0V-66A36 36 0 0 1 88-66V0z" fill={paint.ink} />
      <path d="M22 0V-66A30 30 0 0 1 82-66V0z" fill={paint.brickDark} />
      <path d="M26-14H78V0H26z" fill={paint.ink} />
      <circle cx="52" cy="-44" r="27" fill={paint.steelDark} />
      <circle cx="52" cy="-44" r="23" fill={paint.lime} />
      <path
        d={spokes.map((angle) => `M${point(13, angle)}L${point(20, angle)}`).join('')}
        stroke={paint.steelDark}
        strokeWidth="2.6"
      />
      <circle cx="52" cy="-44" r="6" fill={paint.ink} />
      <Window x={106} y={-98} width={44} height={38} />
    </>
  );
}
