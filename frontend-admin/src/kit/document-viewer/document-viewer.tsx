import Button from 'antd/es/button';
import { lazy, Suspense, useEffect, useState } from 'react';
import { common } from '../../content/en/common';
import { records as copy } from '../../content/en/records';
import { FrontDialog } from '../front-dialog';
import { Icon } from '../icon';
import { Wait } from '../wait';
import './document-viewer.css';

const PdfPages = lazy(() => import('./pdf-pages'));

function Picture({ file, name }: { file: Blob; name: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address && <img className="ad-viewer__picture" src={address} alt={name} />;
}

interface DocumentViewerProps {
  file: Blob;
  /** Media type by the API's own check of the content. */
  type: string;
  name: string;
  onClose: () => void;
  onDownload: () => void;
}

/** Shows a PDF on a canvas or a picture, without ever handing the file to the browser as a page of its own. */
export default function DocumentViewer({ file, type, name, onClose, onDownload }: DocumentViewerProps) {
  return (
    <FrontDialog className="ad-viewer" title={name} closeLabel={common.close} onClose={onClose}>
      <Suspense fallback={<Wait />}>
        {type.startsWith('image/') ? <Picture file={file} name={name} /> : <PdfPages file={file} />}
      </Suspense>
      <footer className="ad-viewer__foot">
        <Button icon={<Icon name="download" />} onClick={onDownload}>
          {copy.download}
        </Button>
      </footer>
    </FrontDialog>
  );
}
