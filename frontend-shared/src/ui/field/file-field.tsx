import { type ChangeEvent, type DragEvent, type Ref, useRef } from 'react';
import { fileField as en } from '../../content/en/file-field';
import { fileField as hi } from '../../content/hi/file-field';
import { fileSize } from '../../i18n/file-size';
import { useLocale } from '../../i18n/locale-context';
import { DrawnPicture } from '../drawn-picture';
import { Field, type FieldProps } from './field';
import './file-field.css';
import { CameraIcon, FileIcon } from '../icon';

const messages = { en, hi };
const useFileFieldMessages = () => messages[useLocale()];

interface FileFieldProps extends FieldProps {
  id?: string;
  name?: string;
  /** Accepted types, as in the `accept` attribute: `.pdf,.docx`. */
  accept: string;
  file: File | null;
  /** Called when a file was selected, dropped or removed (null). The form validates it and sets `error`. */
  onSelect: (file: File | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A file input: a dashed box, then thumbnail, name and size of the selected file. */
export function FileField({ id, name, accept, file, onSelect, onBlur, ref, ...frame }: FileFieldProps) {
  const messages = useFileFieldMessages();
  const input = useRef<HTMLInputElement>(null);
  // Offers to take a photo only if pictures are accepted.
  const photos = /image|\.(?:jpe?g|png)/.test(accept);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    if (chosen) onSelect(chosen);
    // Cleared, so that the same file can be selected again.
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [dropped] = event.dataTransfer.files;
    if (dropped && !input.current?.matches(':disabled')) onSelect(dropped);
  };
  const attach = (node: HTMLInputElement | null) => {
    input.current = node;
    if (typeof ref === 'function') ref(node);
    else if (ref) ref.current = node;
  };

  return (
    <Field {...frame} id={id}>
      {(controlProps) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the input works by keyboard
        <div
          className={`cf-file${file ? ' cf-file--chosen' : ''}`}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        >
          <input
            {...controlProps}
            ref={attach}
            className="cf-file__input"
            type="file"
            name={name}
            accept={accept}
            onChange={choose}
            onBlur={onBlur}
          />
          {file ? (
            <ChosenFile
              file={file}
              wrong={frame.error !== undefined}
              onChange={() => input.current?.click()}
              onRemove={() => {
                onSelect(null);
                input.current?.focus();
              }}
            />
          ) : (
            <span className="cf-file__prompt" aria-hidden="true">
              {photos ? <CameraIcon size={22} /> : <FileIcon size={22} />}
              <span>
                {photos && messages.takePhotoOr}
                <span className="cf-file__choose">
                  {photos ? messages.chooseFile : messages.chooseFileAlone}
                </span>
              </span>
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

interface ChosenFileProps {
  file: File;
  /** Whether the form rejected it. */
  wrong: boolean;
  onChange: () => void;
  onRemove: () => void;
}

function ChosenFile({ file, wrong, onChange, onRemove }: ChosenFileProps) {
  const messages = useFileFieldMessages();
  return (
    <div className="cf-file__chosen">
      <span className="cf-file__thumbnail" aria-hidden="true">
        <DrawnPicture file={file} fallback={<FileIcon size={26} />} />
      </span>
      <div className="cf-file__facts">
        <span className="cf-file__name">{file.name}</span>
        <span className="cf-file__size">
          {`${fileSize(file.size, messages.size)}${wrong ? '' : ` · ${messages.ready}`}`}
        </span>
      </div>
      <div className="cf-file__actions">
        <button type="button" className="cf-file__action" onClick={onChange}>
          {messages.change}
        </button>
        <button type="button" className="cf-file__action cf-file__action--remove" onClick={onRemove}>
          {messages.remove}
        </button>
      </div>
    </div>
  );
}
