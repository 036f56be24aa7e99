import { paint } from './palette';
import { Person } from './parts/person';
import { type PictureProps, Scene } from './scene';

/** Hero of Success stories: four people hand in hand in front of a rising sun. */
export function PeopleAtSunrise(picture: PictureProps) {
  return (
    <Scene width={400} height={210} {...picture}>
      <path d="M0 210a200 200 0 0 1 400 0z" fill={paint.haldi} />
      <Person
        x={70}
        y={210}
        size={2.6}
        outfit="work"
        head="helmet"
        skin="deep"
        cloth={paint.neel}
        trousers={paint.ink}
        accent={paint.haldiTint}
        right="low"
      />
      <Person
        x={157}
        y={210}
        size={2.5}
        outfit="sari"
        head="bun"
        skin="light"
        cloth={paint.chilli}
        accent={paint.lime}
        left="low"
        right="low"
      />
      <Person
        x={246}
        y={210}
        size={2.6}
        outfit="kurta"
        head="short"
        skin="brown"
        cloth={paint.lime}
        apron={paint.brick}
        trousers={paint.ink}
        left="low"
        right="low"
      />
      <Person
        x={332}
        y={210}
        size={2.6}
        outfit="kurta"
        head="turban"
        skin="light"
        cloth={paint.neelTint}
        accent={paint.brick}
        left="low"
      />
    </Scene>
  );
}
