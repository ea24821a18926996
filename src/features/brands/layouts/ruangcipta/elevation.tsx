const TEETH = [0, 1, 2, 3]
const FINS = [0, 1, 2, 3, 4, 5, 6]
const SLEEPERS = Array.from({ length: 13 }, (_, at) => at)

/** Both houses from the street: the warehouse below mountains, the printing house among towers, a train between them. */
export function Elevation() {
  return (
    <svg viewBox="0 0 1440 240" preserveAspectRatio="xMidYMax slice" role="presentation" className="ruangcipta-street">
      <g className="ruangcipta-bandung">
        <path d="M0 240v-70l90-52 60 30 96-78h88l120 96 70-28 60 62v40z" fill="color-mix(in srgb, var(--city) 16%, transparent)" />
        <path d="M446 132V60h20v72z" fill="var(--ink)" />
        {TEETH.map(at => (
          <path key={at} d={`M${436 + at * 56} 140V104l56 36z`} fill="var(--city)" />
        ))}
        <path d="M436 138h224v102H436z" fill="var(--city)" />
        {TEETH.map(at => (
          <path
            key={at}
            d={`M${452 + at * 56} 158h24v30h-24zM${464 + at * 56} 158v30M${452 + at * 56} 173h24`}
            className="ruangcipta-pane"
          />
        ))}
        <path d="M530 240v-38h36v38M548 202v38" className="ruangcipta-pane" />
      </g>
      <path d="M660 232h140" stroke="var(--ink)" strokeWidth="3" />
      {SLEEPERS.map(at => (
        <path key={at} d={`M${664 + at * 11} 234v6`} stroke="var(--ink)" strokeWidth="3" />
      ))}
      <path d="M680 228v-20q0-6 6-6h80q14 0 18 14l3 12z" fill="var(--ink)" />
      <path d="M690 208h14v9h-14zM711 208h14v9h-14zM732 208h14v9h-14zM753 208h12l5 9h-17z" fill="var(--page)" />
      <g className="ruangcipta-jakarta">
        <path
          d="M980 240V120h46v120zM1040 240V36h54v204zM1108 240V96h38v144zM1160 240V64l50-22v198zM1226 240V130h60v110zM1300 240V84h42v156zM1356 240V150h84v90z"
          fill="color-mix(in srgb, var(--city) 18%, transparent)"
        />
        <path d="M800 240V92h30V78h90v14h30v148z" fill="var(--city)" />
        {FINS.map(at => (
          <path key={at} d={`M${810 + at * 21} 108h10v62h-10z`} className="ruangcipta-pane" />
        ))}
        <path d="M800 184h150M852 240v-30a23 23 0 0 1 46 0v30M875 187v53" className="ruangcipta-pane" />
      </g>
    </svg>
  )
}
