import { InputDay } from '../entered-values';
import { z } from '../schema';

export const DecisionMarkInput = z.strictObject({
  /** As the dashboard names it. */
  decision_id: z.string().check(z.regex(/^[a-z_]{1,30}-[0-9a-f]{16}$/)),
  /** Null: it stands open again. Without a day: it is done. */
  mark: z.nullable(z.strictObject({ later_until: z.nullable(InputDay) })),
});
export type DecisionMarkInput = z.infer<typeof DecisionMarkInput>;
