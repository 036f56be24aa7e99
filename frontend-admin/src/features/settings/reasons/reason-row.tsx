import Button from 'antd/es/button';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useMessages } from '../../../content/messages';
import { reasons as reasonsMessages } from '../../../content/reasons';
import type { DecisionReason } from '../../../data/records/decision-reasons';
import { ConfirmButton } from '../../../ui/dialog/confirm-button';
import { FocusableButton } from '../../../ui/focusable-button';
import { Icon } from '../../../ui/icon';
import { Tooltip } from '../../../ui/tooltip';

interface ReasonRowProps {
  /** Prefix of the ids of the row's buttons. */
  id: string;
  reason: DecisionReason;
  isFirst: boolean;
  isLast: boolean;
  /** @param button id of the button that was pressed */
  onMove: (step: 1 | -1, button: string) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** A row of the list of reasons, in the language of the console. */
export function ReasonRow({ id, reason, isFirst, isLast, onMove, onEdit, onRemove }: ReasonRowProps) {
  const messages = useMessages(reasonsMessages);
  const { title, text } = reason[useLocale()];
  const uses = [
    messages.decisionNames[reason.decision],
    ...reason.kinds.map((kind) => messages.kindNames[kind]),
  ];
  const moveButton = (step: 1 | -1, isEnd: boolean, name: string) => {
    const button = `${id}-${step === 1 ? 'down' : 'up'}`;
    return (
      <Tooltip text={name}>
        <FocusableButton
          id={button}
          aria-label={name}
          disabled={isEnd}
          icon={<Icon name={step === 1 ? 'down' : 'up'} />}
          onClick={() => onMove(step, button)}
        />
      </Tooltip>
    );
  };
  return (
    <li className="ad-reasons__row">
      <div className="ad-reasons__what">
        <b>{title}</b>
        <span className="ad-quiet">{uses.join(' · ')}</span>
        <p className="ad-written ad-reasons__text">{text}</p>
      </div>
      <div className="ad-reasons__buttons">
        {moveButton(-1, isFirst, messages.up(title))}
        {moveButton(1, isLast, messages.down(title))}
        <Button aria-label={messages.edit(title)} onClick={onEdit}>
          {messages.editShort}
        </Button>
        <ConfirmButton
          label={messages.removeShort}
          name={messages.remove(title)}
          question={messages.removeQuestion}
          confirmLabel={messages.removeYes}
          danger
          onConfirm={onRemove}
        />
      </div>
    </li>
  );
}
