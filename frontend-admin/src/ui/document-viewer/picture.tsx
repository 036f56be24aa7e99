import { useEffect, useState } from 'react';

/** A picture, from memory. */
export function Picture({ file, name }: { file: Blob; name: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address && <img className="ad-viewer__picture" src={address} alt={name} />;
}
