import { paint } from '../palette';
import { type PlaceProps, placed } from '../place';

/** A round shade tree, 88 units tall. */
export function Tree(props: PlaceProps) {
  return (
    <g transform={placed(props)}>
      <path d="M-4.4 0V-48H4.4V0zM3-22L17-37 20-33.4 4-14z" fill={paint.brickDark} />
      <circle cx="4" cy="-62" r="26" fill={paint.leafLight} />
      <path
        d="M-10-38A20 20 0 0 1-24-66A25 25 0 0 1 2-88C20-84 26-50 8-40A25 25 0 0 1-10-38z"
        fill={paint.leaf}
      />
    </g>
  );
}

/** A banana plant with one flower, 100 units tall. */
export function BananaPlant(props: PlaceProps) {
  return (
    <g transform={placed(props)}>
      <path d="M-7 0L-4.6-56H4.6L7 0z" fill={paint.leafLight} />
      <g fill={paint.leafLight}>
        <path d="M0-54Q-12-82 0-108Q12-82 0-54z" />
        <path d="M0-54Q-28-66-36-92Q-10-84 0-54z" />
        <path d="M0-54Q-20-50-38-34Q-18-34 0-54z" />
        <path d="M0-54Q20-50 38-34Q18-34 0-54z" />
      </g>
      <g fill={paint.leaf}>
        <path d="M0-54Q28-66 36-92Q10-84 0-54z" />
        <path d="M0-54Q-26-70-48-62Q-26-50 0-54z" />
        <path d="M0-54Q26-70 48-62Q26-50 0-54z" />
      </g>
      <path
        d="M0-56V-100M-2-56L-29-84M2-56L29-84M-2-55L-40-61M2-55L40-61"
        stroke={paint.pista}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path d="M5-44Q18-44 17-30Q15-18 9-20Q3-26 5-44z" fill={paint.haldi} />
    </g>
  );
}
