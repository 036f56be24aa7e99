import './draft-offer.css';
import { Button } from 'frontend-shared/ui/button';
import { useFormsMessages } from '../../content/use-forms-messages';

interface DraftOfferProps {
  /** Which inputs are not stored with the draft. */
  notKept: 'nothing' | 'file' | 'fileAndPan';
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore the draft of an earlier visit. */
export function DraftOffer({ notKept, onRestore, onDiscard }: DraftOfferProps) {
  const messages = useFormsMessages().draftOffer;
  return (
    <div className="pu-draft-offer">
      <p>{notKept === 'nothing' ? messages.text : `${messages.text} ${messages.notKept[notKept]}`}</p>
      <p className="pu-draft-offer__buttons">
        <Button look="secondary" size="small" onClick={onRestore}>
          {messages.restore}
        </Button>
        <Button look="plain" size="small" onClick={onDiscard}>
          {messages.forget}
        </Button>
      </p>
    </div>
  );
}
