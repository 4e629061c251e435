export interface HelpMessages {
  readonly help: string;
  readonly helpPlay: string;
  readonly helpSimulate: string;
  readonly helpArena: string;
  readonly helpReplay: string;
  readonly helpVerify: string;
  readonly helpRules: string;
  readonly helpBench: string;
  readonly helpServe: string;
  readonly helpConnect: string;
  readonly helpBackup: string;
  readonly helpPassword: string;
  readonly helpRestore: string;
}
