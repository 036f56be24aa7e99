import { paint } from '../palette';
import { Wall } from '../parts/masonry';
import { BananaPlant } from '../parts/nature';
import { Window } from '../parts/openings';
import { Person } from '../parts/person';
import type { PictureProps } from '../scene';
import { BenefitScene } from './benefit-scene';

/** Lifetime access: an open door with a grandfather and a child. */
export function OpenDoor({ label }: PictureProps) {
  return (
    <BenefitScene label={label} field={paint.neelTint}>
      <BananaPlant x={46} y={202} size={1.3} />
      <Wall x={84} y={44} width={286} height={158} dado={50} />
      <rect x="76" y="36" width="302" height="9" fill={paint.ink} />
      <Window x={106} y={74} width={58} height={46} />
      <Window x={296} y={74} width={52} height={46} />
      <rect x="192" y="72" width="80" height="130" fill={paint.haldiTint} />
      <path d="M192 202L212 168H252L272 202z" fill={paint.haldi} />
      <path d="M186 66H278V202H272V72H192V202H186z" fill={paint.ink} />
      <path d="M192 72L168 80V202H192zM272 72L296 80V202H272z" fill={paint.neel} />
      <path
        d="M186 92L174 96V132H186zM186 144H174V190H186zM278 92L290 96V132H278zM278 144H290V190H278z"
        fill="none"
        stroke={paint.haldiTint}
        strokeWidth="2"
      />
      <Person
        x={216}
        y={218}
        size={1.7}
        outfit="kurta"
        head="turban"
        skin="deep"
        cloth={paint.lime}
        accent={paint.chilli}
        right="low"
      />
      <Person
        x={262}
        y={220}
        size={1.1}
        outfit="frock"
        head="plait"
        skin="brown"
        cloth={paint.chilli}
        left="raised"
      />
    </BenefitScene>
  );
}
