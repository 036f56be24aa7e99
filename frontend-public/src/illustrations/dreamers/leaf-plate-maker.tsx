import { paint } from 'frontend-shared/illustrations/palette';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { DreamerScene } from './dreamer-scene';

/** A stack of pressed plates. */
function Plates({ x, y, count }: { x: number; y: number; count: number }) {
  const plates = Array.from({ length: count }, (_, index) => y - index * 5);
  return (
    <>
      {plates.map((top, index) => (
        <path
          key={top}
          d={`M${x} ${top}h40l-7 6h-26z`}
          fill={index % 2 === 0 ? paint.leafLight : paint.leaf}
        />
      ))}
    </>
  );
}

/** A maker of sal-leaf plates: a hand press, a basket of leaves, a stack of plates. */
export function LeafPlateMaker() {
  return (
    <DreamerScene roof="gable" sky={paint.haldiTint} wall={paint.haldiPale}>
      <path d="M14 240Q8 216 10 208H66Q68 216 62 240z" fill={paint.jute} />
      <path d="M10 216H66M11 226H65" stroke={paint.juteShade} strokeWidth="2.6" />
      <path
        d="M14 208Q14 184 26 184Q34 196 30 208zM28 208Q34 180 44 180Q50 196 42 208zM42 208Q50 188 62 190Q64 202 58 208z"
        fill={paint.leaf}
      />
      <path
        d="M22 208Q24 194 32 190Q38 198 36 208zM38 208Q42 192 52 192Q54 200 50 208z"
        fill={paint.leafLight}
      />
      <Person
        x={110}
        y={238}
        size={1.5}
        outfit="sari"
        head="bun"
        skin="deep"
        cloth={paint.lime}
        accent={paint.chilli}
        left="down"
        right="raised"
      />
      <path d="M162 240V196M280 240V196" stroke={paint.brickDark} strokeWidth="6" />
      <rect x="150" y="190" width="142" height="8" fill={paint.ink} />
      <path d="M160 190V124H170V190zM206 190V124H216V190z" fill={paint.neel} />
      <path d="M156 118H220V130H156z" fill={paint.ink} />
      <path d="M184 130h8v26h-8z" fill={paint.steelDark} />
      <path d="M174 156h28v10h-28z" fill={paint.steel} />
      <path d="M188 118V104M188 106L138 152" stroke={paint.steelDark} strokeWidth="5" strokeLinecap="round" />
      <path d="M170 184h36l-6 6h-24z" fill={paint.leafLight} />
      <Plates x={232} y={184} count={7} />
    </DreamerScene>
  );
}
