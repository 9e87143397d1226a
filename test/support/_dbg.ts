import * as P from './pairs.ts';
const p=P.PAIRS.find(p=>p.first.id==='thief'&&p.second.id==='the-end')!;
console.log(p.second.names, p.first.names);
const seen:any[]=[];
P.meet(p,0,(s)=>{ if(seen.length<8) seen.push([s.round,s.active,s.players.map(q=>q.hand.length).join(),s.ending?.cause,s.face]); });
console.log(seen);
