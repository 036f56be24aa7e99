import { paint } from '../palette';
import { Heap, Sack } from '../parts/goods';
import { Person } from '../parts/person';
import type { PictureProps } from '../scene';
import { BenefitScene } from './benefit-scene';

/** Real profit: the goods are weighed before the profit is divided. */
export function Weighing({ label }: PictureProps) {
  return (
    <BenefitScene label={label} field={paint.brickTint}>
      <path d="M40 44H360V58H40z" fill={paint.ink} />
      <path d="M200 58V82" stroke={paint.ink} strokeWidth="5" />
      <path d="M104 88H296" stroke={paint.ink} strokeWidth="7" strokeLinecap="round" />
      <circle cx="200" cy="86" r="11" fill={paint.haldi} stroke={paint.ink} strokeWidth="3" />
      <path
        d="M108 90L72 158M108 90L144 158M292 90L256 158M292 90L328 158"
        stroke={paint.ink}
        strokeWidth="2.4"
      />
      <Sack x={98} y={159} size={1.15} mark={paint.chilli} />
      <Sack x={122} y={159} size={1} mark={paint.haldi} />
      <path d="M270 159v-22h18v22zM290 159v-30h20v30z" fill={paint.steelDark} />
      <path d="M274 137v-6h10v6zM295 129v-6h10v6z" fill={paint.ink} />
      <path
        d="M64 158H152Q146 174 108 174Q70 174 64 158zM248 158H336Q330 174 292 174Q254 174 248 158z"
        fill={paint.steel}
      />
      <path d="M62 158H154M246 158H338" stroke={paint.ink} strokeWidth="3" strokeLinecap="round" />
      <Heap x={52} y={226} width={70} colour={paint.chilli} grain={paint.brickDark} />
      <Heap x={352} y={228} width={76} colour={paint.haldi} grain={paint.haldiShade} />
      <Person
        x={186}
        y={228}
        size={1.8}
        outfit="sari"
        head="bun"
        skin="brown"
        cloth={paint.leaf}
        accent={paint.haldi}
        left="raised"
        right="down"
      />
      <Person
        x={238}
        y={230}
        size={1.7}
        outfit="work"
        head="helmet"
        skin="deep"
        cloth={paint.neel}
        trousers={paint.ink}
        left="bent"
        right="low"
      />
    </BenefitScene>
  );
}
