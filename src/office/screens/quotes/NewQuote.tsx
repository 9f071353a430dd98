import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useSay } from '../../app/say.ts';
import { api } from './api.ts';
import { Loading } from '../../ui/Loading.tsx';

/** Begins a quote for a request and opens it. */
export default function NewQuote() {
  const { submissionId = '' } = useParams();
  const navigate = useNavigate();
  const say = useSay();
  const isBegun = useRef(false);
  useEffect(() => {
    // React runs effects twice in development; a quote is begun once.
    if (isBegun.current) return;
    isBegun.current = true;
    api('POST /quotes', { body: { submissionId } }).then(
      ({ id }) => navigate(`/quotes/${id}`, { replace: true }),
      (error: unknown) => {
        say(error);
        void navigate('/quotes', { replace: true });
      },
    );
  }, [submissionId, navigate, say]);
  return <Loading />;
}
