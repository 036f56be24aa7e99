import { paint } from './palette';
import { Person } from './parts/person';
import { type PictureProps, Scene } from './scene';

/** Four people beside a quote: a farmer, a woman with her daughter, a worker. */
export function QuotePeople(picture: PictureProps) {
  return (
    <Scene width={312} height={188} {...picture}>
      <Person
        x={62}
        y={188}
        size={2.6}
        outfit="kurta"
        head="turban"
        skin="brown"
        cloth={paint.paper}
        accent={paint.chilli}
        trousers={paint.neel}
      />
      <Person
        x={134}
        y={188}
        size={2.5}
        outfit="sari"
        head="bun"
        skin="brown"
        cloth={paint.leaf}
        accent={paint.haldi}
        right="low"
      />
      <Person
        x={196}
        y={188}
        size={1.7}
        outfit="frock"
        head="plait"
        skin="brown"
        cloth={paint.chilli}
        trousers={paint.paper}
      />
      <Person
        x={256}
        y={188}
        size={2.6}
        outfit="work"
        head="helmet"
        skin="light"
        cloth={paint.neel}
        trousers={paint.ink}
      />
    </Scene>
  );
}
