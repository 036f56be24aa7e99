import './risk-note.css';
import { InfoIcon } from 'frontend-shared/ui/icon';
import { useCommonMessages } from '../../content/use-common-messages';

interface RiskNoteProps {
  /** Background colour of the surrounding section. */
  tone?: 'paper' | 'ink' | 'haldi';
  className?: string;
}

/** The risk sentence, shown wherever a page invites people to invest. */
export function RiskNote({ tone = 'paper', className }: RiskNoteProps) {
  const name = ['pu-risk-note', `pu-risk-note--${tone}`, className].filter(Boolean).join(' ');
  return (
    <p className={name}>
      <InfoIcon />
      <span>{useCommonMessages().risk}</span>
    </p>
  );
}
