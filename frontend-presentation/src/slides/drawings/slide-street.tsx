import { Bazaar } from 'frontend-shared/illustrations/buildings/bazaar';
import { FlourMill } from 'frontend-shared/illustrations/buildings/flour-mill';
import { Chimney, SpiceShed, SteelHopper } from 'frontend-shared/illustrations/buildings/spice-shed';
import { paint } from 'frontend-shared/illustrations/palette';
import { BananaPlant } from 'frontend-shared/illustrations/parts/nature';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { Scene } from 'frontend-shared/illustrations/scene';

const GROUND = 268;

/** The street of the title slide: three factories that members own. On tall screens only the middle one is visible. */
export function SlideStreet({ label, sign }: { label?: string | undefined; sign: string }) {
  return (
    <Scene width={1440} height={310} label={label} fit="xMidYMax slice">
      <g transform={`translate(90 ${GROUND})`}>
        <FlourMill />
      </g>
      <BananaPlant x={492} y={GROUND} size={1.6} />
      <g transform={`translate(560 ${GROUND})`}>
        <SpiceShed />
      </g>
      <g transform={`translate(866 ${GROUND})`}>
        <Chimney />
      </g>
      <g transform={`translate(900 ${GROUND})`}>
        <SteelHopper />
      </g>
      <g transform={`translate(1050 ${GROUND})`}>
        <Bazaar sign={sign} />
      </g>
      <rect y={GROUND} width="1440" height="42" fill={paint.ground} />
      <rect y={GROUND - 2} width="1440" height="4" fill={paint.ink} />
      <Person
        x={470}
        y={GROUND + 20}
        size={1.5}
        outfit="kurta"
        head="turban"
        skin="deep"
        cloth={paint.lime}
        accent={paint.chilli}
        right="carry"
      />
      <Person
        x={1006}
        y={GROUND + 22}
        size={1.5}
        outfit="sari"
        head="bun"
        skin="brown"
        cloth={paint.neel}
        accent={paint.haldiTint}
        right="low"
      />
      <Person
        x={1044}
        y={GROUND + 22}
        size={1.05}
        outfit="frock"
        head="plait"
        skin="brown"
        cloth={paint.chilli}
        trousers={paint.lime}
        left="low"
      />
    </Scene>
  );
}
