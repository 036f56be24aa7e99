module.exports = '/asset-stub';
