import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';

const small = 'àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđðɖ';
/** Both cases, because a database of the locale C lowers ASCII only. */
const marks = small + small.toUpperCase();

/** A text without Vietnamese accents, as `foldVietnamese` folds what is searched for, for a generated column. */
export const foldedInSql = (text: AnyColumn): SQL =>
  sql`translate(lower(normalize(${text}, NFC)), ${sql.raw(`'${marks}', '${foldVietnamese(marks)}'`)})`;
