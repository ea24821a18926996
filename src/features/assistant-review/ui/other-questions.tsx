/** Lists questions of a group besides the one that names it. */
export function OtherQuestions({ questions }: { questions: readonly string[] }) {
  return (
    <ul className="list-disc ps-6">
      {questions.map(question => (
        <li key={question} className="wrap-anywhere">
          {question}
        </li>
      ))}
    </ul>
  )
}
