import { Chimney, SpiceShed } from '../buildings/spice-shed';
import { paint } from '../palette';
import { Person } from '../parts/person';
import type { PictureProps } from '../scene';
import { BenefitScene } from './benefit-scene';

/** Co-own real industries: two members in front of their factory. */
export function CoOwnedFactory({ label }: PictureProps) {
  return (
    <BenefitScene label={label} field={paint.haldiTint}>
      <circle cx="322" cy="54" r="30" fill={paint.haldi} />
      <g transform="translate(306 202) scale(.74)">
        <Chimney />
      </g>
      <g transform="translate(40 202) scale(.92)">
        <SpiceShed />
      </g>
      <Person
        x={306}
        y={226}
        size={1.45}
        outfit="kurta"
        head="turban"
        skin="deep"
        cloth={paint.lime}
        accent={paint.chilli}
        left="raised"
      />
      <Person
        x={354}
        y={230}
        size={1.4}
        outfit="sari"
        head="bun"
        skin="light"
        cloth={paint.leaf}
        left="bent"
      />
    </BenefitScene>
  );
}
