import { Bazaar } from 'frontend-shared/illustrations/buildings/bazaar';
import { FlourMill } from 'frontend-shared/illustrations/buildings/flour-mill';
import { Chimney, SpiceShed, SteelHopper } from 'frontend-shared/illustrations/buildings/spice-shed';
import { paint } from 'frontend-shared/illustrations/palette';
import { BananaPlant } from 'frontend-shared/illustrations/parts/nature';
import { Scene } from 'frontend-shared/illustrations/scene';

const GROUND = 268;

/** The street of the title slide: three factories that members own. On tall screens the middle one stays. */
export function SlideStreet({ label, sign }: { label: string; sign: string }) {
  return (
    <Scene width={1440} height={310} label={label} className="pr-title__street" fit="xMidYMax slice">
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
    </Scene>
  );
}
