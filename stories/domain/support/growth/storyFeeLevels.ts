/** What an ad costs its owner, by volume. */
export const storyFeeLevels = [
  { fromVolumeUsd: '0', percent: '0.9' },
  { fromVolumeUsd: '10000', percent: '0.7' },
  { fromVolumeUsd: '50000', percent: '0.5' },
  { fromVolumeUsd: '200000', percent: '0.3' },
  { fromVolumeUsd: '1000000', percent: '0.2' },
]
