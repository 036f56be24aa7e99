import Button from 'antd/es/button';
import { deliveries } from '../../../content/deliveries';
import { useMessages } from '../../../content/messages';
import { ConfirmButton } from '../../../ui/dialog/confirm-button';
import { Icon } from '../../../ui/icon';
import { LABELS_ON_SHEET } from './address-labels';

/** More sheets than this are asked about before they are printed. */
export const MAX_SHEETS_UNASKED = 20;

export function sheetsOf(labels: number): number {
  return Math.ceil(labels / LABELS_ON_SHEET);
}

interface PrintButtonProps {
  isGathering: boolean;
  disabled: boolean;
  onPrint: () => void;
}

/** Prints the list. */
export function PrintListButton({ isGathering, disabled, onPrint }: PrintButtonProps) {
  const messages = useMessages(deliveries);
  return (
    <Button icon={<Icon name="print" />} loading={isGathering} disabled={disabled} onClick={onPrint}>
      {isGathering ? messages.gathering : messages.printList}
    </Button>
  );
}

interface PrintLabelsProps extends PrintButtonProps {
  labels: number;
  /** There may be more than that: the others are not counted before they are here. */
  isLeast: boolean;
}

/** Prints the labels; a whole ream is asked about first. */
export function PrintLabelsButton({ labels, isLeast, ...button }: PrintLabelsProps) {
  const messages = useMessages(deliveries);
  const sheets = sheetsOf(labels);
  const text = isLeast ? messages.printSheetsOrMore(labels, sheets) : messages.printSheets(labels, sheets);
  if (button.isGathering || button.disabled || (!isLeast && sheets <= MAX_SHEETS_UNASKED)) {
    return (
      <Button
        type="primary"
        icon={<Icon name="print" />}
        loading={button.isGathering}
        disabled={button.disabled}
        onClick={button.onPrint}
      >
        {button.isGathering ? messages.gathering : text}
      </Button>
    );
  }
  return (
    <ConfirmButton
      button={text}
      question={isLeast ? messages.askSheetsOrMore(sheets) : messages.askSheets(sheets)}
      yes={messages.yesPrint}
      onYes={button.onPrint}
    />
  );
}
