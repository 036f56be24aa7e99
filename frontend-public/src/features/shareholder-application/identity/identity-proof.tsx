import './identity-proof.css';
import { Button } from 'frontend-shared/ui/button';
import { DrawnPicture } from 'frontend-shared/ui/drawn-picture';
import { FileField } from 'frontend-shared/ui/field/file-field';
import { SuccessIcon, WarningIcon } from 'frontend-shared/ui/icon';
import { useState } from 'react';
import type { ShareholderFormMessages } from '../../../content/en/shareholder-form';
import { useFormsMessages } from '../../../content/use-forms-messages';
import { controlId } from '../../../forms/rules/form-description';
import { useFields } from '../../../forms/state/use-fields';
import { rules, shareholderApplication, shareholderPlan } from '../shareholder-application';
import { canBeShrunk, shrinkPicture } from './shrink-picture';

const { maxBytes } = rules.idProof;

/** The identity proof field. Offers to shrink a picture that is too large. */
export function IdentityProof({ messages }: { messages: ShareholderFormMessages }) {
  const { files } = shareholderApplication.use();
  const field = useFields(shareholderApplication, messages);
  const { types, limit } = field.limits('idProof');
  const [smaller, setSmaller] = useState<Shrunk | null>(null);
  const file = files.idProof;
  const shrink = async (picture: File) => {
    const made = await shrinkPicture(picture, maxBytes);
    // The person may have chosen another file in the meantime.
    if (shareholderApplication.use.getState().files.idProof !== picture) return;
    shareholderApplication.choose('idProof', made);
    setSmaller({ file: made, before: picture.size });
    document.getElementById(controlId(shareholderPlan, 'idProof'))?.focus();
  };
  return (
    <div>
      <FileField {...field.file('idProof')} help={messages.idProof.help(types, limit)} />
      {file && canBeShrunk(file, maxBytes) && (
        <ShrinkOffer
          key={`${file.name} ${file.lastModified}`}
          onShrink={() => shrink(file)}
          messages={messages.idProof}
        />
      )}
      <div role="status">
        {smaller && smaller.file === file && <ShrunkPicture shrunk={smaller} messages={messages.idProof} />}
      </div>
    </div>
  );
}

interface ShrinkOfferProps {
  onShrink: () => Promise<void>;
  messages: ShareholderFormMessages['idProof'];
}

function ShrinkOffer({ onShrink, messages }: ShrinkOfferProps) {
  const [state, setState] = useState<'offered' | 'working' | 'failed'>('offered');
  const start = async () => {
    setState('working');
    try {
      await onShrink();
    } catch {
      // Not an image despite its name, or too large for the memory of this device.
      setState('failed');
    }
  };
  if (state === 'failed') {
    return (
      <p className="pu-shrink cf-small" role="alert">
        <WarningIcon size={20} />
        {messages.shrinkFailed}
      </p>
    );
  }
  return (
    <div className="pu-shrink">
      <p className="cf-small">{messages.shrinkOffer}</p>
      <Button
        look="secondary"
        size="small"
        busyLabel={state === 'working' ? messages.shrinking : undefined}
        onClick={start}
      >
        {messages.shrink}
      </Button>
    </div>
  );
}

interface Shrunk {
  file: File;
  /** Size of the original, in bytes. */
  before: number;
}

/** Old and new size, and a preview large enough to judge whether it is readable. */
function ShrunkPicture({
  shrunk,
  messages,
}: {
  shrunk: Shrunk;
  messages: ShareholderFormMessages['idProof'];
}) {
  const { megabytes } = useFormsMessages();
  const size = (bytes: number) => megabytes((bytes / 1024 / 1024).toFixed(1));
  return (
    <div className="pu-shrink pu-shrink--done">
      <p className="pu-shrink__said cf-small">
        <SuccessIcon size={20} />
        <span>{messages.shrunk(size(shrunk.before), size(shrunk.file.size))}</span>
      </p>
      <DrawnPicture file={shrunk.file} className="pu-shrink__picture" label={messages.preview} />
    </div>
  );
}
