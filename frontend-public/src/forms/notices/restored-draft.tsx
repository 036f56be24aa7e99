import './restored-draft.css';
import { Button } from 'frontend-shared/ui/button';
import { useFormsWords } from '../../content/use-forms-words';

interface RestoredDraftProps {
  onRestore: () => void;
  onForget: () => void;
}

/** For somebody who left a half-filled form and comes back: what was typed is not lost. */
export function RestoredDraft({ onRestore, onForget }: RestoredDraftProps) {
  const words = useFormsWords().left;
  return (
    <div className="pu-restored-draft">
      <p>{words.text}</p>
      <p className="pu-left-draft__buttons">
        <Button look="secondary" size="small" onClick={onRestore}>
          {words.restore}
        </Button>
        <Button look="plain" size="small" onClick={onForget}>
          {words.forget}
        </Button>
      </p>
    </div>
  );
}
