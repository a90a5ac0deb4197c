// How the page of a tournament looks.
#pragma once

namespace spannung {

inline constexpr const char* kArenaStyle = R"(
:root { color-scheme: light dark; --paper: #fbfaf6; --card: #ffffff; --ink: #1d2530;
  --soft: #5a6573; --line: #d9dde2; --accent: #0b6e8a; --bar: #8fc1cf; --mark: #b3541e;
  --more: #2f9e7f; --less: #d0663a; }
@media (prefers-color-scheme: dark) { :root { --paper: #12171d; --card: #1a2129; --ink: #e8edf2;
  --soft: #a3afbc; --line: #333e4a; --accent: #5cc4e0; --bar: #2f6b7c; --mark: #f0a06c;
  --more: #2fae8b; --less: #d9713f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.15rem; margin: 0 0 .25rem; }
p { margin: .25rem 0; } .notes, .lead, footer { color: var(--soft); font-size: .9rem; }
.notes { overflow-wrap: anywhere; }
section { background: var(--card); border: 1px solid var(--line); border-radius: .75rem;
  padding: 1rem 1.25rem; margin: 1rem 0; }
.chart { margin-top: .75rem; }
.row { display: grid; grid-template-columns: 9rem 1fr 15rem; gap: 0 .9rem; align-items: center; }
.name { font-weight: 600; overflow-wrap: anywhere; } 
.value { font-variant-numeric: tabular-nums; white-space: nowrap; }
svg { width: 100%; height: 2.4rem; display: block; overflow: visible; }
.tall svg { height: 4rem; } .tall .row { margin-bottom: .35rem; }
line { vector-effect: non-scaling-stroke; }
.grid { stroke: var(--line); stroke-width: 1; }
.interval { stroke: var(--accent); stroke-width: 4; stroke-opacity: .45; stroke-linecap: round; }
.dot { stroke: var(--accent); stroke-width: 12; stroke-linecap: round; }
.expected { stroke: var(--mark); stroke-width: 2; stroke-dasharray: 4 3; }
.bar { fill: var(--bar); } .median { stroke: var(--mark); stroke-width: 2; }
.axis { display: grid; grid-template-columns: 9rem 1fr 15rem; gap: 0 .9rem; }
.axis div { grid-column: 2; position: relative; height: 1.4rem; }
.axis span { position: absolute; transform: translateX(-50%); font-size: .8rem; color: var(--soft);
  white-space: nowrap; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin-top: .5rem; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .7rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); }
th { font-weight: 600; } th:first-child { text-align: left; }
.heat td { min-width: 4.5rem; text-align: center; border: 2px solid var(--card);
  border-radius: .4rem; }
@media (max-width: 40rem) { section { padding: .9rem; }
  .row { grid-template-columns: 1fr auto; margin-bottom: .35rem; font-size: .9rem; }
  .row svg { grid-row: 2; grid-column: 1 / -1; } .axis { display: block; } }
)";

}  // namespace spannung
