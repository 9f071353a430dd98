/** The ids of documents, in their order. */
export const idsOf = (documents: readonly { _id: string }[]) => documents.map(({ _id }) => _id);
