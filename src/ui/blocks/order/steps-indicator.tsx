import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

/** `current` starts at 1. [CART-16] */
export function StepsIndicator({
  label,
  steps,
  current,
}: {
  readonly label: string;
  readonly steps: readonly string[];
  readonly current: number;
}) {
  return (
    <nav aria-label={label}>
      <Stepper component="ol" activeStep={current - 1}>
        {steps.map((step, at) => (
          <Step key={step} component="li" aria-current={at + 1 === current ? 'step' : undefined}>
            <StepLabel>{step}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </nav>
  );
}
