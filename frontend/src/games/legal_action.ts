/** A legal action in notation, with its cost if it costs points. */
export interface LegalAction {
  readonly action: string;
  readonly cost?: number;
}
