import { paint } from 'frontend-shared/illustrations/palette';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { DreamerScene } from './dreamer-scene';

/** A cutting master at her table: cloth, scissors, one sewing machine, three finished shirts. */
export function CuttingMaster() {
  return (
    <DreamerScene roof="sawtooth" sky={paint.blush} wall={paint.brickTint}>
      <path d="M164 84Q224 96 296 82" fill="none" stroke={paint.ink} strokeWidth="2.2" />
      {[
        { x: 192, colour: paint.chilli },
        { x: 228, colour: paint.neel },
        { x: 264, colour: paint.leaf },
      ].map(({ x, colour }) => (
        <path key={x} d={`M${x - 6} 88l-11 7 5 10 4-2v25h16v-25l4 2 5-10-11-7q-6 5-12 0z`} fill={colour} />
      ))}
      <Person
        x={92}
        y={238}
        size={1.5}
        outfit="sari"
        head="bun"
        skin="light"
        cloth={paint.leaf}
        accent={paint.haldi}
        left="down"
        right="low"
      />
      <path d="M134 240V192M276 240V192" stroke={paint.brickDark} strokeWidth="6" />
      <rect x="122" y="186" width="166" height="8" fill={paint.ink} />
      <path d="M128 186V180H196L204 214Q196 218 190 214L186 194H128z" fill={paint.haldi} />
      <path d="M216 186V180H276V186z" fill={paint.steelDark} />
      <path d="M222 180V150H266V160H234V180zM258 160h6v14h-6z" fill={paint.ink} />
      <circle cx="272" cy="156" r="8" fill="none" stroke={paint.ink} strokeWidth="3.4" />
      <path d="M238 150v-8h8v8z" fill={paint.chilli} />
    </DreamerScene>
  );
}
