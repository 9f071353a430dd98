import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import type { UploadAnswer, UploadResult } from '../../media/index.ts';
import { logFailure } from './log-failure.ts';
import { fill, useWords } from './words.ts';

const UPLOAD_PATH = '/api/image-upload';

/** Side of a preview, pixels. */
const PREVIEW = 120;

/** The internal test screen for uploads: choose, preview, send, see what was kept. */
export function UploadTest() {
  const words = useWords('islands').upload;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [results, setResults] = useState<readonly UploadResult[]>([]);
  const [alert, setAlert] = useState('');
  const [isBusy, setBusy] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const chosen = [...(picker.current?.files ?? [])];
    setResults([]);
    if (chosen.length === 0) return setAlert(words.none);
    setBusy(true);
    setAlert('');
    try {
      const answered = await upload(chosen);
      setResults(answered);
      setAlert(answered.every((result) => 'error' in result) ? words.failed : words.done);
    } catch (error) {
      logFailure('Image upload failed', error);
      setAlert(words.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className="form"
      action={UPLOAD_PATH}
      method="post"
      encType="multipart/form-data"
      onSubmit={(event) => void submit(event)}
    >
      <div className="field">
        <label htmlFor="upload-images">{words.label}</label>
        <input
          ref={picker}
          id="upload-images"
          type="file"
          name="images"
          accept="image/*"
          multiple
          aria-describedby="upload-hint"
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            setFiles([...(target.files ?? [])]);
            setAlert('');
          }}
        />
        <p id="upload-hint" className="hint">
          {words.hint}
        </p>
      </div>
      {files.length > 0 && (
        <ul className="previews" aria-label={words.chosen}>
          {files.map((file, index) => (
            <li key={`${index} ${file.name} ${file.lastModified}`}>
              <Preview file={file} />
              <small>{file.name}</small>
            </li>
          ))}
        </ul>
      )}
      <div className="submit">
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {words.submit}
        </button>
        <p role="status">{isBusy && words.uploading}</p>
      </div>
      <p role="alert">{alert}</p>
      <ul>
        {results.map((result, index) => (
          <li key={index}>
            {'error' in result ? (
              fill(words.refused, { name: result.name, reason: words.problems[result.error] })
            ) : (
              <a href={result.url}>
                {result.url} ({result.width} × {result.height})
              </a>
            )}
          </li>
        ))}
      </ul>
    </form>
  );
}

/** A small picture of a chosen file. */
function Preview({ file }: { file: File }) {
  const show = (image: HTMLImageElement | null) => {
    if (!image) return;
    const address = URL.createObjectURL(file);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  };
  return <img ref={show} alt={file.name} width={PREVIEW} height={PREVIEW} />;
}

/** Sends the files; rejects when the server does not answer OK. */
async function upload(files: readonly File[]): Promise<readonly UploadResult[]> {
  const form = new FormData();
  for (const file of files) form.append('images', file);
  const answer = await fetch(UPLOAD_PATH, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const body = (await answer.json()) as UploadAnswer;
  return 'uploadResults' in body ? body.uploadResults : [];
}
