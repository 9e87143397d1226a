import { meet, PAIRS, pairName, whyNot } from '/tmp/wt/test/support/pairs.ts';
const t0=Date.now(); const never:any={}; let n=0, tries=0, dec=0; const slow:any[]=[]; let errs:any={};
const step=Number(process.argv[2]??37);
for(let i=Number(process.argv[3]??0);i<PAIRS.length;i+=step){ const p=PAIRS[i]!; if(whyNot(p)) continue; n++;
 const t=Date.now();
 try { const f=meet(p,i,()=>{}); if(!f){ never[pairName(p)]=1;} else {tries+=f.tries; dec+=f.decisions;} } catch(e:any){ const m=String(e.message).slice(0,100); (errs[m]??=[]).push(pairName(p)); }
 slow.push([Date.now()-t,pairName(p)]);
 if(Date.now()-t0>80000){console.log('stopped at',i);break;}
}
console.log(n,tries,dec,Date.now()-t0); console.log(Object.keys(never).join('\n')); console.log(errs); slow.sort((a,b)=>b[0]-a[0]); console.log(slow.slice(0,5));
