import './draft-offer.css';
import { Button } from 'frontend-shared/ui/button';
import { useFormsMessages } from '../../content/use-forms-messages';

interface DraftOfferProps {
  /** What of the form is not kept. */
  notKept: 'nothing' | 'file' | 'fileAndPan';
  onRestore: () => void;
  onForget: () => void;
}

/** For somebody who left a half-filled form and comes back: what was typed is not lost. */
export function DraftOffer({ notKept, onRestore, onForget }: DraftOfferProps) {
  const messages = useFormsMessages().draftOffer;
  return (
    <div className="pu-draft-offer">
      <p>{notKept === 'nothing' ? messages.text : `${messages.text} ${messages.notKept[notKept]}`}</p>
      <p className="pu-draft-offer__buttons">
        <Button look="secondary" size="small" onClick={onRestore}>
          {messages.restore}
        </Button>
        <Button look="plain" size="small" onClick={onForget}>
          {messages.forget}
        </Button>
      </p>
    </div>
  );
}
