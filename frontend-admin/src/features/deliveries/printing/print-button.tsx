import Button from 'antd/es/button';
import { deliveries } from '../../../content/deliveries';
import { useMessages } from '../../../content/messages';
import { ConfirmButton } from '../../../ui/dialog/confirm-button';
import { Icon } from '../../../ui/icon';
import { LABELS_ON_SHEET } from './address-labels';

/** Printing more sheets than this needs confirmation. */
export const MAX_SHEETS_WITHOUT_CONFIRMATION = 20;

export function sheetsOf(labels: number): number {
  return Math.ceil(labels / LABELS_ON_SHEET);
}

interface PrintButtonProps {
  isPreparing: boolean;
  disabled: boolean;
  onPrint: () => void;
}

/** Prints the list. */
export function PrintListButton({ isPreparing, disabled, onPrint }: PrintButtonProps) {
  const messages = useMessages(deliveries);
  return (
    <Button icon={<Icon name="print" />} loading={isPreparing} disabled={disabled} onClick={onPrint}>
      {isPreparing ? messages.preparing : messages.printList}
    </Button>
  );
}

interface PrintLabelsProps extends PrintButtonProps {
  labels: number;
  /** Whether there may be more, because search results are counted only once they are loaded. */
  isMinimum: boolean;
}

/** Prints the labels; many sheets need confirmation. */
export function PrintLabelsButton({ labels, isMinimum, ...button }: PrintLabelsProps) {
  const messages = useMessages(deliveries);
  const sheets = sheetsOf(labels);
  const text = isMinimum ? messages.printSheetsOrMore(labels, sheets) : messages.printSheets(labels, sheets);
  if (button.isPreparing || button.disabled || (!isMinimum && sheets <= MAX_SHEETS_WITHOUT_CONFIRMATION)) {
    return (
      <Button
        type="primary"
        icon={<Icon name="print" />}
        loading={button.isPreparing}
        disabled={button.disabled}
        onClick={button.onPrint}
      >
        {button.isPreparing ? messages.preparing : text}
      </Button>
    );
  }
  return (
    <ConfirmButton
      label={text}
      question={isMinimum ? messages.askSheetsOrMore(sheets) : messages.askSheets(sheets)}
      confirmLabel={messages.yesPrint}
      onConfirm={button.onPrint}
    />
  );
}
