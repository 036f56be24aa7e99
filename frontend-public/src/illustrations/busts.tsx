import { paint } from 'frontend-shared/illustrations/palette';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { Scene } from 'frontend-shared/illustrations/scene';
import type { ComponentProps } from 'react';

/** One person, cropped at the hips. */
function Bust({
  field,
  ...person
}: Omit<ComponentProps<typeof Person>, 'x' | 'y' | 'size'> & { field: string }) {
  return (
    <Scene width={200} height={240} className="pu-testimonial__bust">
      <rect x="-200" y="-200" width="600" height="640" fill={field} />
      <Person x={100} y={302} size={3.8} {...person} />
    </Scene>
  );
}

/** A farmer in turban and kurta. */
export function RameshBust() {
  return (
    <Bust
      field={paint.haldi}
      outfit="kurta"
      head="turban"
      skin="deep"
      cloth={paint.lime}
      accent={paint.brick}
    />
  );
}

/** A woman in a green sari. */
export function SunitaBust() {
  return (
    <Bust field={paint.blush} outfit="sari" head="bun" skin="light" cloth={paint.leaf} accent={paint.haldi} />
  );
}

/** A man in work clothes and a hard hat. */
export function AmitBust() {
  return (
    <Bust
      field="#DCEBDA"
      outfit="work"
      head="helmet"
      skin="brown"
      cloth={paint.neel}
      accent={paint.haldi}
      trousers={paint.ink}
    />
  );
}

/** A woman with a plait in a red kurta. */
export function MeenaBust() {
  return (
    <Bust
      field={paint.sky}
      outfit="frock"
      head="plait"
      skin="brown"
      cloth={paint.chilli}
      accent={paint.haldi}
      trousers={paint.lime}
    />
  );
}
