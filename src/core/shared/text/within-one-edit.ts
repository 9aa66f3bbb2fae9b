/** Whether one insertion, deletion, substitution or transposition turns `left` into `right`. [Damerau–Levenshtein] */
export const withinOneEdit = (left: string, right: string): boolean => {
  if (Math.abs(left.length - right.length) > 1) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start++;
  const restOfLeft = left.slice(start);
  const restOfRight = right.slice(start);
  return (
    restOfLeft.slice(1) === restOfRight.slice(1) ||
    restOfLeft.slice(1) === restOfRight ||
    restOfLeft === restOfRight.slice(1) ||
    (restOfLeft[0] === restOfRight[1] &&
      restOfLeft[1] === restOfRight[0] &&
      restOfLeft.slice(2) === restOfRight.slice(2))
  );
};
